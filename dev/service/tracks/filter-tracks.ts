import type { InferOutput } from 'valibot'
import type { audioSearchQuery } from '../../../contract/api/audio-search-query.ts'
import type { Track } from '../../catalog/tracks/track.ts'
import { normalizeName } from '../index/normalize-name.ts'
import { fits, fitsDays } from '../search/fits.ts'

export type AudioSearch = InferOutput<typeof audioSearchQuery>

/** Whether a track matches all parameters except the words. */
export function fitsSearch(track: Track, search: AudioSearch): boolean {
  return (
    (!search.safe || !track.isAdult) &&
    (!search.is_instrumental || track.isInstrumental) &&
    fits(search.vocal_description, wanted => track.vocals === wanted) &&
    fitsDays(track.addedDate, search) &&
    fitsNumbers(track, search) &&
    fitsNames(track, search) &&
    fitsTexts(track, search)
  )
}

function fitsNumbers({ bpm, duration }: Track, search: AudioSearch): boolean {
  return (
    fits(search.bpm, wanted => bpm === wanted) &&
    fits(search.bpm_from, min => bpm >= min) &&
    fits(search.bpm_to, max => bpm <= max) &&
    fits(search.duration, wanted => duration === wanted) &&
    fits(search.duration_from, min => duration >= min) &&
    fits(search.duration_to, max => duration <= max)
  )
}

/** Whole names, ignoring case; all instruments and moods are required. */
function fitsNames(track: Track, search: AudioSearch): boolean {
  const { artists, genres, instruments, moods, similarArtists } = track
  return (
    fits(search.artists, names => names.some(matchesAnyOf(artists))) &&
    fits(search.genre, names => names.some(matchesAnyOf(genres))) &&
    fits(search.instruments, names => names.every(matchesAnyOf(instruments))) &&
    fits(search.moods, names => names.every(matchesAnyOf(moods))) &&
    fits(search.similar_artists, matchesAnyOf(similarArtists))
  )
}

/** The given words in order, ignoring case. */
function fitsTexts(track: Track, search: AudioSearch): boolean {
  return (
    fits(search.title, text => contains(track.title, text)) &&
    fits(search.album_title, text => contains(track.album.title, text)) &&
    fits(search.lyrics, text => contains(track.lyrics, text))
  )
}

function matchesAnyOf(names: readonly string[]): (wanted: string) => boolean {
  const known = new Set(names.map(normalizeName))
  return wanted => known.has(normalizeName(wanted))
}

function contains(text: string, wanted: string): boolean {
  if (wanted.trim() === '') return true
  const words = wordsOf(wanted)
  return words !== '' && ` ${wordsOf(text)} `.includes(` ${words} `)
}

function wordsOf(text: string): string {
  return (normalizeName(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
