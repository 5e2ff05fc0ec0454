import { atom, computed } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { Asset } from '../api/asset.ts'
import type { Filters } from '../api/search-filters.ts'

/** Views that can be opened. A new member must be shown in `app.tsx`. */
export type View =
  | TabView
  | LibraryPlace
  | { name: 'featured'; id: string; title: string }
  | { name: 'shared'; id: string; code: string; title: string }
  | { name: 'collection'; kind: 'own'; id: string }
  | { name: 'picture' }

/** An asset's page. */
type LibraryPlace =
  /** `from` is the list that it was opened from. */
  | ({ name: 'asset'; from?: Series } & SeriesItem)
  /** Assets similar to this one. */
  | ({ name: 'similar' } & AssetRef)
  /** Assets that suit all of these, which are `known` as a list has them. */
  | {
      name: 'more-like'
      mediaType: MediaType
      assetIds: readonly string[]
      known: readonly Asset[]
    }
  /** Shows this medium first; of tracks, those by the artists. */
  | {
      name: 'contributor'
      contributorId: string
      mediaType?: MediaType
      artists?: readonly string[]
    }
  /** A contributor's own collection. */
  | { name: 'set'; contributorId: string; id: string }

/** `known` is the asset as a list has it. */
export interface SeriesItem extends AssetRef {
  known?: Asset | null | undefined
}

/** Assets whose pages follow one another. */
export interface Series {
  $items: ReadableAtom<readonly SeriesItem[]>
  /** Loads what follows, if there is more. */
  loadMore?: () => Promise<void>
  /** The position in the grid, which follows. */
  place?: Place
}

/** The first view of a tab. */
type TabView =
  /**
   * A search, of images by default. With words or filters it opens on top of
   * the tab.
   */
  | {
      name: 'search'
      mediaType?: MediaType
      words?: string
      filters?: Filters
    }
  | { name: 'collections' }
  /** Scrolls to this asset, if it is in the file. */
  | { name: 'file'; asset?: AssetRef }
  | { name: 'licenses' }
  | { name: 'account' }

export type Tab = TabView['name']

/** The person's position in a view or list. What shows it updates the object. */
export interface Place {
  /** Pixels from the top. */
  scroll: number
  /** Index of the grid cell that has or last had the focus. */
  cell: number
  /** The cell changed elsewhere, and must be scrolled to. */
  isMoved?: boolean
  /** Name of the focused control, in views without a grid. */
  control?: string
}

interface Shown {
  tab: Tab
  stacks: Record<Tab, readonly [View, ...View[]]>
  isReturn: boolean
}

const maxViews = 50

/** The tabs for work; the account tab is separate. */
export const workTabs: readonly Tab[] = [
  'search',
  'collections',
  'file',
  'licenses'
]

const $shown = atom<Shown>({
  tab: 'search',
  stacks: {
    search: [{ name: 'search' }],
    collections: [{ name: 'collections' }],
    file: [{ name: 'file' }],
    licenses: [{ name: 'licenses' }],
    account: [{ name: 'account' }]
  },
  isReturn: false
})

export const $tab = computed($shown, ({ tab }) => tab)

/** The same object as long as it is on its stack. */
export const $view = computed($shown, stackTop)

export const $canGoBack = computed(
  $shown,
  ({ tab, stacks }) => stacks[tab].length > 1
)

/** The person went back to this view. */
export const $isReturn = computed($shown, ({ isReturn }) => isReturn)

const places = new WeakMap<View, Place>()

/**
 * The first view of a tab opens in that tab; the search stays as it was left.
 * Other views open on top.
 */
export function openView(view: View): void {
  if (!isTabView(view)) return openOnTop(view)
  const { stacks } = $shown.get()
  const [first] = stacks[view.name]
  const isKept = view.name === 'search' || isSame(first, view)
  show(view.name, [isKept ? first : view])
}

/** Shows another view in place of the current one. */
export function replaceView(view: View): void {
  const { tab, stacks } = $shown.get()
  const [first, ...others] = stacks[tab]
  const below = others.slice(0, -1)
  show(tab, others.length > 0 ? [first, ...below, view] : [view])
}

/** Pushes onto the stack, unless the same view is on top already. */
export function openOnTop(view: View): void {
  const shown = $shown.get()
  const [first, ...others] = shown.stacks[shown.tab]
  if (isSame(stackTop(shown), view)) return
  const kept = others.slice(Math.max(0, others.length + 2 - maxViews))
  show(shown.tab, [first, ...kept, { ...view }])
}

/** Opens the latest search. */
export function openSearch(): void {
  const [first, ...others] = $shown.get().stacks.search
  const at = others.map(({ name }) => name).lastIndexOf('search')
  show('search', [first, ...others.slice(0, at + 1)])
}

/** Restores the tab; if it is current, goes to its first view. */
export function openTab(tab: Tab): void {
  const shown = $shown.get()
  const [first] = shown.stacks[tab]
  show(tab, tab === shown.tab ? [first] : shown.stacks[tab])
}

export function goBack(): void {
  const { tab, stacks } = $shown.get()
  const [first, ...others] = stacks[tab]
  if (others.length > 0) show(tab, [first, ...others.slice(0, -1)], true)
}

export function startPlace(): Place {
  return { scroll: 0, cell: 0 }
}

/** The same object as long as the view is on its stack. */
export function placeOf(view: View): Place {
  const place = places.get(view) ?? startPlace()
  places.set(view, place)
  return place
}

function show(
  tab: Tab,
  stack: readonly [View, ...View[]],
  isReturn = false
): void {
  const stacks = { ...$shown.get().stacks, [tab]: stack }
  $shown.set({ tab, stacks, isReturn })
}

function stackTop({ tab, stacks }: Shown): View {
  return stacks[tab].at(-1) ?? stacks[tab][0]
}

function isTabView(view: View): view is TabView {
  return view.name in $shown.get().stacks
}

function isSame(a: View, b: View): boolean {
  return addressOf(a) === addressOf(b)
}

/** Ignores what is already known of the asset, and where it was opened. */
function addressOf(view: View): string {
  return JSON.stringify(view, (key, value) =>
    key === 'known' || key === 'from' ? undefined : value
  )
}
