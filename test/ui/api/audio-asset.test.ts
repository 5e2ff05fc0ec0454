import { afterEach, describe, expect, it } from 'vitest'
import { audioSearchQuery } from '../../../contract/api/audio-search-query.ts'
import { fetchAsset, fetchById, fetchSearch } from '../../../ui/api/assets.ts'
import { fetchCategories } from '../../../ui/api/categories.ts'
import { noFilters } from '../../../ui/api/search-filters.ts'
import { fetchSimilar } from '../../../ui/api/similar.ts'
import { $language } from '../../../ui/words/language.ts'
import { mediaTypeWords } from '../../../ui/words/media-types.ts'
import { listReply } from '../image-record.ts'
import { trackRecord } from '../track-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const web = useScriptedWeb()
const api = 'GET https://gateway.test/api/v2/audio'
const part = { page: 1, perPage: 10 }

afterEach(() => $language.set('en'))

async function search(...records: object[]) {
  web.on(`${api}/search`, () => listReply(records))
  return fetchSearch(
    {
      mediaType: 'audio',
      query: 'rain',
      filters: noFilters,
      sort: 'popular',
      safe: true,
      isExact: true
    },
    part
  )
}

async function read(change: object) {
  return (await search(trackRecord('7', change))).assets[0]
}

describe('a track', () => {
  it('is read with cover, previews, files and facts', async () => {
    expect(await read({})).toMatchObject({
      assetId: '7',
      mediaType: 'audio',
      description: 'Track 7',
      aspect: 1,
      duration: 184,
      isEditorial: false,
      thumbnails: [{ name: 'album_art', url: 'http://media.test/7.jpg' }],
      clips: {
        short: [],
        long: [
          { name: 'preview_mp3', url: 'http://media.test/7.mp3' },
          { name: 'preview_ogg', url: 'http://media.test/7.ogg' }
        ]
      },
      track: {
        artists: ['Ada Winter'],
        album: 'Night Ferry',
        bpm: 96,
        genres: ['Jazz'],
        moods: ['Calm', 'Warm'],
        instruments: ['Piano'],
        isInstrumental: true,
        waveform: 'http://media.test/7.png'
      },
      sizes: [
        { name: 'clean_audio', format: 'mp3', fileSize: 4_000_000 },
        { name: 'original_audio', format: 'wav', fileSize: 30_000_000 }
      ]
    })
  })

  it('has no facts that the library leaves empty or breaks', async () => {
    const track = await read({
      title: ' ',
      album: { id: '', title: '' },
      artists: [{ name: '' }, { name: 7 }, 'Ada'],
      bpm: 0,
      duration: -1,
      genres: ['', 'Jazz'],
      moods: 'Calm',
      is_instrumental: 'yes'
    })

    expect(track).toMatchObject({
      description: 'Track 7',
      duration: null,
      track: {
        artists: [],
        album: '',
        bpm: null,
        genres: ['Jazz'],
        moods: [],
        isInstrumental: null
      }
    })
  })

  it('has its texts decoded, as text', async () => {
    const track = await read({
      title: 'Rock &amp; Roll',
      album: { id: '5', title: 'Q&amp;A' },
      artists: [{ name: 'O&#39;Neil' }],
      genres: ['R&amp;B'],
      vocal_description: 'Ooh&#33;',
      lyrics: '&lt;b&gt;Hey'
    })

    expect(track).toMatchObject({
      description: 'Rock & Roll',
      track: {
        artists: ["O'Neil"],
        album: 'Q&A',
        genres: ['R&B'],
        vocals: 'Ooh!',
        lyrics: '<b>Hey'
      }
    })
  })

  it('is named in the language of the panel when it has no title', async () => {
    $language.set('de')
    await expect.poll(() => mediaTypeWords.get().audio).toBe('Titel')

    const track = await read({ title: '' })

    expect(track?.description).toBe('Titel 7')
  })

  it('has no address of another host', async () => {
    const url = 'https://elsewhere.test/a.mp3'
    const track = await read({
      assets: { preview_mp3: { url }, album_art: { url }, waveform: { url } }
    })

    expect(track).toMatchObject({
      thumbnails: [],
      clips: { long: [] },
      track: { waveform: null }
    })
  })

  it('is left out without previews and pictures', async () => {
    const found = await search(
      trackRecord('7', { assets: { clean_audio: { file_size: 1 } } }),
      trackRecord('8')
    )

    expect(found).toMatchObject({ assets: [{ assetId: '8' }], dropped: 1 })
  })
})

describe('requests for tracks', () => {
  it('name no language, which the API does not know for them', async () => {
    web.on(`${api}/7`, () => Response.json(trackRecord('7')))
    web.on(api, () => listReply([trackRecord('7')]))

    $language.set('de')

    await fetchAsset({ assetId: '7', mediaType: 'audio' })
    await fetchById('audio', ['7'])

    const addresses = web.calls().map(call => String(call.url))
    expect(addresses).toHaveLength(2)
    for (const url of addresses) {
      expect(url).toContain('view=full')
      expect(url).not.toContain('language')
    }
  })

  it('have only parameters that the API knows', async () => {
    await search(trackRecord('7'))

    const names = [...(web.calls().at(-1)?.url.searchParams.keys() ?? [])]
    expect(names).toContain('query')
    expect(Object.keys(audioSearchQuery.entries)).toEqual(
      expect.arrayContaining(names)
    )
  })

  it('ask for neither similar ones nor categories', async () => {
    const similar = await fetchSimilar(
      { assetId: '7', mediaType: 'audio' },
      part
    )

    expect(similar).toMatchObject({ assets: [], total: 0 })
    expect(await fetchCategories('audio')).toEqual([])
  })
})
