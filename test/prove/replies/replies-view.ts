import type { MediaType } from '../../../contract/api/media-type.ts'
import type { Step } from './in-panel.ts'
import type { JsonPath } from './json-paths.ts'
import type { Ask } from './load-views.ts'
import type { DamagedReply } from './damage-reply.ts'
import type { Random } from '../../../dev/catalog/assets/random.ts'

/** A text that the panel shows, and its path in the reply. */
export interface ShownPart {
  at: JsonPath
  text: string
  /** Other values that must be intact for the text to be shown. */
  needs?: readonly JsonPath[]
}

/** A view of the panel that shows a reply. */
export interface RepliesView {
  name: string
  /** How often it is tried, relative to other views. */
  weight: number
  /** Loads good replies from the service. */
  good(ask: Ask): Promise<object[]>
  /** Paths of the requests whose replies are damaged. */
  path: RegExp
  /** Adapts a good reply to what this run requests. */
  fit?(good: object, run: number): object
  /** Replaces the usual ways to damage a reply. */
  damage?(random: Random, good: object, base: string): DamagedReply
  /** Other replies to override in this run. */
  otherReplies?(run: number, base: string): { path: RegExp; reply: object }[]
  /** The view caches its reply and needs a new panel for each run. */
  isKept?: boolean
  /** The view shows no failure, since there is enough without the reply. */
  isSilent?: boolean
  /** The view is opened while nobody is signed in. */
  isSignedOut?: boolean
  /** How a person opens the view, different in each run. */
  steps(run: number): Step[]
  /** Selector of the elements that show the parts. */
  selector: string
  /** Attribute with the text of such an element; its content by default. */
  attribute?: string
  /** What a good reply shows. */
  parts(good: object): ShownPart[]
}

/**
 * The search for a medium; the panel remembers which. Pressing the tab
 * twice leads back from an asset.
 */
export function searchPlace(medium: MediaType = 'image'): Step[] {
  return [
    ['tab', 'Search'],
    ['tab', 'Search'],
    ['medium', medium]
  ]
}

/** The field of a record that names the asset. */
export function namingField(medium: MediaType): string {
  return medium === 'audio' ? 'title' : 'description'
}

/** The names of assets in a grid: of pictures, or in the rows of tracks. */
export function cellsIn(
  grid: string,
  medium: MediaType
): Pick<RepliesView, 'selector' | 'attribute'> {
  const cell = `${grid} [role=gridcell]`
  return medium === 'audio'
    ? { selector: `${cell} span[dir=auto]` }
    : { selector: `${cell} img`, attribute: 'alt' }
}

/** The view's name for this medium. */
export function nameFor(medium: MediaType, name: string): string {
  return medium === 'image' ? name : `${medium}-${name}`
}
