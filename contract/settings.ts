import { mediaTypes } from './api/media-type.ts'
import type { MediaType } from './api/media-type.ts'
import { assetOfKey } from './asset-key.ts'
import {
  asRecord,
  fits,
  isBoolean,
  isEntryText,
  isNumber,
  isText
} from './shape.ts'
import type { Shape } from './shape.ts'

/** Languages of the panel; the API supports each of them. */
export const languages = ['en', 'de', 'fr', 'es', 'ja', 'pt'] as const

export type Language = (typeof languages)[number]

/** A search to repeat, as settings keep it. */
export interface KeptSearch {
  /** Null when it is not known, as in settings of 0.1. */
  mediaType: MediaType | null
  words: string
  /** The panel checks names and values. */
  filters: { [name: string]: unknown }
  /** The name of an order; empty for the default. */
  sort: string
}

/** How many images a shared collection had when the person last opened it. */
export interface SeenCount {
  /** Of the collection. */
  id: string
  count: number
}

/** What a person prefers on this machine. */
export interface Settings {
  /** Size of the panel in pixels. */
  width: number
  height: number
  /** Newest first, at most 20. */
  recentSearches: KeptSearch[]
  /** Kept until the person removes them; newest first, at most 20. */
  savedSearches: KeptSearch[]
  safeSearch: boolean
  /** Layers that cut a picture show its subject rather than its middle. */
  keepsSubject: boolean
  /** Licenses are for the largest size that costs no more than others. */
  prefersLargest: boolean
  /** What is searched for. */
  medium: MediaType
  /** Null follows the browser. */
  language: Language | null
  /** Files whose layers may be uploaded to search for similar pictures. */
  mayUpload: string[]
  /** `assetKey` of used assets; newest first, at most 12 of each medium. */
  recentComps: string[]
  /** Shared collections that were opened; newest first, at most 50. */
  seenCounts: SeenCount[]
  /** The first steps were completed or dismissed. */
  isWelcomed: boolean
  /** The panel is only a bar; `width` and `height` are its normal size. */
  isMinimised: boolean
  /** Of tracks; above 0, at most 1. */
  volume: number
  isMuted: boolean
}

export const panelSize = { width: 360, height: 640 }

/** Figma: a window is at least 70 wide; one line and its button need this. */
export const barSize = { width: 240, height: 32 }

export const defaultSettings: Settings = {
  width: panelSize.width,
  height: panelSize.height,
  recentSearches: [],
  savedSearches: [],
  safeSearch: true,
  keepsSubject: true,
  prefersLargest: true,
  medium: 'image',
  language: null,
  mayUpload: [],
  recentComps: [],
  seenCounts: [],
  isWelcomed: false,
  isMinimised: false,
  volume: 1,
  isMuted: false
}

export const panelLimits = {
  minWidth: 300,
  minHeight: 400,
  maxWidth: 1200,
  maxHeight: 1200
}

/** Of recent ones, and of saved ones. */
export const maxSearches = 20

/** Beyond these, the permission of the oldest file is forgotten. */
export const maxUploadFiles = 50

export const maxSeenCounts = 50

const maxOfMedium = 12

/** The first twelve keys of each medium, each once and in their order. */
export function newestOfEach(
  keys: readonly string[],
  media: readonly MediaType[] = mediaTypes
): string[] {
  const left = new Map(media.map(medium => [medium, maxOfMedium]))
  return [...new Set(keys)].filter(key => {
    const { mediaType } = assetOfKey(key)
    const more = left.get(mediaType) ?? 0
    left.set(mediaType, more - 1)
    return more > 0
  })
}

/** Keeps the valid values of saved settings; the others become the default. */
export function readSettings(value: unknown): Settings {
  const saved = asRecord(value)
  if (!saved) return defaultSettings
  const { width, height, recentSearches, safeSearch, language, mayUpload } =
    saved
  const { medium, recentComps, isWelcomed, isMinimised, volume, isMuted } =
    saved
  return {
    width: isNumber(width) ? fitWidth(width) : defaultSettings.width,
    height: isNumber(height) ? fitHeight(height) : defaultSettings.height,
    recentSearches: searchesIn(recentSearches).slice(0, maxSearches),
    savedSearches: searchesIn(saved['savedSearches']).slice(0, maxSearches),
    safeSearch: isBoolean(safeSearch) ? safeSearch : defaultSettings.safeSearch,
    keepsSubject: saved['keepsSubject'] !== false,
    prefersLargest: saved['prefersLargest'] !== false,
    medium: mediaTypes.find(one => one === medium) ?? defaultSettings.medium,
    language: languages.find(one => one === language) ?? null,
    mayUpload: textsIn(mayUpload).slice(0, maxUploadFiles),
    recentComps: newestOfEach(textsIn(recentComps)),
    seenCounts: countsIn(saved['seenCounts']).slice(0, maxSeenCounts),
    isWelcomed: isWelcomed === true,
    isMinimised: isMinimised === true,
    volume: isVolume(volume) ? volume : defaultSettings.volume,
    isMuted: isMuted === true
  }
}

const seenCount: Shape<SeenCount> = {
  id: isEntryText,
  count: value => isNumber(value) && value >= 0
}

/** Longest filters as JSON. */
const maxFilters = 4000

/** Leaves out what is no search; a plain text has words alone. */
export function searchesIn(value: unknown): KeptSearch[] {
  if (!Array.isArray(value)) return []
  const found = value.map(toSearch)
  return found.filter((one): one is KeptSearch => one !== null)
}

export function plainSearch(words: string): KeptSearch {
  return { mediaType: null, words, filters: {}, sort: '' }
}

function toSearch(value: unknown): KeptSearch | null {
  if (isText(value)) return isEntryText(value) ? plainSearch(value) : null
  const { mediaType, words, filters, sort } = asRecord(value) || {}
  const isSearch = isText(words) && isEntryText(words) && isEntryText(sort)
  const record = asRecord(filters)
  if (!isSearch || !record) return null
  if (JSON.stringify(record).length > maxFilters) return null
  return {
    mediaType: mediaTypes.find(one => one === mediaType) || null,
    words,
    filters: record,
    sort: String(sort)
  }
}

function countsIn(value: unknown): SeenCount[] {
  if (!Array.isArray(value)) return []
  const found = value.filter(one => fits(one, seenCount))
  return found.map(({ id, count }) => ({ id, count }))
}

function isVolume(value: unknown): value is number {
  return isNumber(value) && value > 0 && value <= 1
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : []
}

function fitWidth(width: number): number {
  return clamp(panelLimits.minWidth, width, panelLimits.maxWidth)
}

function fitHeight(height: number): number {
  return clamp(panelLimits.minHeight, height, panelLimits.maxHeight)
}

function clamp(min: number, value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, min), max))
}
