import { atom, computed } from 'nanostores'
import type { MediaType } from '../../contract/api/media-type.ts'
import type {
  KeptSearch,
  Language,
  SeenCount,
  Settings
} from '../../contract/settings.ts'
import type { Size } from '../../contract/picture.ts'
import { savedKeys } from '../../contract/saved.ts'
import {
  barSize,
  defaultSettings,
  maxUploadFiles,
  newestOfEach,
  maxSearches,
  maxSeenCounts,
  panelLimits,
  readSettings
} from '../../contract/settings.ts'
import { controller } from '../platform/controller.ts'
import { platform } from '../platform/platform.ts'
import { saveRecord } from '../storage/save-record.ts'
import { applyLanguage } from '../words/apply-language.ts'
import { $isDialogOpen, showError } from './notices.ts'
import { Latest } from '../platform/latest.ts'

export const $settings = atom<Settings>(defaultSettings)

/** A store of its own, because settings change with every pixel of a resize. */
export const $isMinimised = computed(
  $settings,
  ({ isMinimised }) => isMinimised
)

/** A store of its own, because other settings do not affect a search. */
export const $isSafe = computed($settings, ({ safeSearch }) => safeSearch)

/** From 0 (muted) to 1. */
export const $volume = computed($settings, ({ volume, isMuted }) =>
  isMuted ? 0 : volume
)

/** Milliseconds. */
const debounceTime = 400
const saving = new Latest()

type Change = (settings: Settings) => Partial<Settings>

/** Changes made before the saved settings are known; null afterwards. */
let pending: Change[] | null = []

/** What was changed before is kept. */
export function restoreSettings(saved: Settings): void {
  const changes = pending ?? []
  pending = null
  $settings.set(changes.reduce(apply, saved))
  follow($settings.get().language)
  if (changes.length > 0) void saveLater(0, saving.start())
}

/** Follows the pointer; the size is saved when it stops. */
export function resizePanel(size: Size): void {
  const { minWidth, minHeight, maxWidth, maxHeight } = panelLimits
  const width = clamp(Math.round(size.width), minWidth, maxWidth)
  const height = clamp(Math.round(size.height), minHeight, maxHeight)
  showSize({ width, height })
  change(() => ({ width, height }), debounceTime)
}

/** Minimises the panel to a bar, or restores its size. */
export function minimisePanel(isMinimised: boolean): void {
  const settings = $settings.get()
  if (settings.isMinimised === isMinimised) return
  const { width, height } = settings
  showSize(isMinimised ? barSize : { width, height })
  change(() => ({ isMinimised }))
}

// Dialogs cannot be answered in the bar.
$isDialogOpen.listen(isOpen => isOpen && minimisePanel(false))

function showSize(size: Size): void {
  controller.resizePanel(size).catch(showError)
}

/**
 * In place of the last one for the same words and medium; one without words is
 * not remembered.
 */
export function rememberSearch(search: KeptSearch): void {
  const { words, mediaType } = search
  if (words === '') return
  change(({ recentSearches }) => {
    const others = recentSearches.filter(
      one =>
        one.words !== words ||
        (one.mediaType !== null && one.mediaType !== mediaType)
    )
    return { recentSearches: [search, ...others].slice(0, maxSearches) }
  })
}

/** Returns false if there are too many already. */
export function saveSearch(search: KeptSearch): boolean {
  if ($settings.get().savedSearches.length >= maxSearches) return false
  change(({ savedSearches }) => ({ savedSearches: [search, ...savedSearches] }))
  return true
}

export function removeSavedSearch(search: KeptSearch): void {
  change(({ savedSearches }) => ({
    savedSearches: savedSearches.filter(one => one !== search)
  }))
}

/** By `assetKey`. */
export function rememberComps(keys: readonly string[]): void {
  const known = $settings.get().recentComps
  if (keys.every((key, i) => key === known[i])) return
  change(({ recentComps }) => ({
    recentComps: newestOfEach([...keys, ...recentComps])
  }))
}

/** A shared collection was opened and has so many images. */
export function rememberCount({ id, count }: SeenCount): void {
  const known = $settings.get().seenCounts.find(one => one.id === id)
  if (known?.count === count) return
  change(({ seenCounts }) => {
    const others = seenCounts.filter(one => one.id !== id)
    return { seenCounts: [{ id, count }, ...others].slice(0, maxSeenCounts) }
  })
}

/** The first steps are not shown again. */
export function dismissWelcome(): void {
  change(() => ({ isWelcomed: true }))
}

/** The next start begins with it. */
export function rememberMedium(medium: MediaType): void {
  if (medium !== $settings.get().medium) change(() => ({ medium }))
}

export function setSafeSearch(safeSearch: boolean): void {
  change(() => ({ safeSearch }))
}

export function setKeepsSubject(keepsSubject: boolean): void {
  change(() => ({ keepsSubject }))
}

export function setPrefersLargest(prefersLargest: boolean): void {
  change(() => ({ prefersLargest }))
}

/** Allows sending layers of this file. */
export function allowUpload(fileId: string): void {
  change(({ mayUpload }) => {
    const others = mayUpload.filter(id => id !== fileId)
    return { mayUpload: [fileId, ...others].slice(0, maxUploadFiles) }
  })
}

/** From 0 to 1; 0 mutes and keeps the volume for later. */
export function setVolume(volume: number): void {
  const part = volume > 0 ? { volume, isMuted: false } : { isMuted: true }
  change(() => part, debounceTime)
}

export function mute(isMuted: boolean): void {
  change(() => ({ isMuted }))
}

/** Null for the browser's language. */
export function setLanguage(language: Language | null): void {
  change(() => ({ language }))
  follow(language)
}

function follow(language: Language | null): void {
  applyLanguage(language ? [language] : platform().languages)
}

/**
 * Saved at once unless stated otherwise: many people close the plugin right
 * after.
 */
function change(one: Change, after = 0): void {
  $settings.set(apply($settings.get(), one))
  if (pending) pending.push(one)
  else void saveLater(after, saving.start())
}

function apply(settings: Settings, one: Change): Settings {
  return { ...settings, ...one(settings) }
}

async function saveLater(after: number, signal: AbortSignal): Promise<void> {
  try {
    await platform().wait(after, signal)
    await saveRecord(savedKeys.settings, $settings.get(), readSettings)
  } catch (error) {
    if (!signal.aborted) showError(error)
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Removes a search from the recent ones until it is searched for again. */
export function forgetSearch(query: string): void {
  change(({ recentSearches }) => ({
    recentSearches: recentSearches.filter(({ words }) => words !== query)
  }))
}

export function forgetSearches(): void {
  change(() => ({ recentSearches: [] }))
}
