import { useStore } from '@nanostores/preact'
import { genres as searchable } from '../../contract/api/search-values.ts'
import type { Genre } from '../../contract/api/search-values.ts'
import type { TrackFacts } from '../api/asset.ts'
import type { Filters } from '../api/search-filters.ts'
import { Section } from '../kit/section.tsx'
import { openOnTop } from '../shell/view.ts'
import {
  genreText,
  genreWords,
  instrumentText,
  instrumentWords,
  moodText,
  moodWords
} from '../words/music.ts'
import styles from './asset-view.module.css'
import { KeywordList } from './keyword-list.tsx'
import { LyricsSection } from './lyrics-section.tsx'
import { assetWords } from './words.ts'

interface Props {
  track: TrackFacts
}

interface Chips {
  title: string
  names: readonly string[]
  textOf?: (name: string) => string
  search: (name: string) => void
}

/** What a track is like; each name searches for more of its kind. */
export function TrackSections({ track }: Props) {
  const t = useStore(assetWords)
  useStore(genreWords)
  useStore(moodWords)
  useStore(instrumentWords)
  const { artists, album, similarArtists, lyrics } = track
  const sections: Chips[] = [
    {
      title: t.genres,
      names: track.genres,
      textOf: genreText,
      search: searchGenre
    },
    {
      title: t.moods,
      names: track.moods,
      textOf: moodText,
      search: name => searchFor({ moods: [name] })
    },
    {
      title: t.instruments,
      names: track.instruments,
      textOf: instrumentText,
      search: name => searchFor({ instruments: [name] })
    },
    {
      title: t.moreBy,
      names: artists,
      search: name => searchFor({ artists: [name] })
    },
    {
      title: t.fromAlbum,
      names: album ? [album] : [],
      search: name => searchFor({ album: name })
    },
    {
      title: t.similarArtists,
      names: similarArtists,
      search: name => searchFor({ similarArtist: name })
    }
  ]
  return (
    <div class={styles.group}>
      {sections
        .filter(({ names }) => names.length > 0)
        .map(({ title, names, textOf, search }) => (
          <Section key={title} title={title}>
            <KeywordList words={names} textOf={textOf} onSearch={search} />
          </Section>
        ))}
      {lyrics && <LyricsSection lyrics={lyrics} />}
    </div>
  )
}

function searchFor(filters: Filters): void {
  openOnTop({ name: 'search', mediaType: 'audio', filters })
}

/** The library searches by its own genres only. */
function searchGenre(name: string): void {
  if (isSearchable(name)) searchFor({ genres: [name] })
  else openOnTop({ name: 'search', mediaType: 'audio', words: name })
}

function isSearchable(name: string): name is Genre {
  return searchable.some(one => one === name)
}
