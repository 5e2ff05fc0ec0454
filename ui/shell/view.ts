import { atom, computed } from 'nanostores'
import type { Asset } from '../api/asset.ts'

/** What may be opened; whoever adds a member shows it in `app.tsx`. */
export type View =
  | TabView
  | LibraryPlace
  | { name: 'featured'; id: string; title: string }
  | { name: 'shared'; id: string; code: string; title: string }
  | { name: 'collection'; kind: 'own'; id: string }
  | { name: 'picture' }

/** What is known of an asset, and where that leads. */
type LibraryPlace =
  /** `known` is what a list has of it already. */
  | { name: 'asset'; assetId: string; known?: Asset | null | undefined }
  /** What is like this asset. */
  | { name: 'similar'; assetId: string }
  | { name: 'contributor'; contributorId: string }
  /** A contributor's own collection. */
  | { name: 'set'; contributorId: string; id: string }

/** What a tab begins with. */
type TabView =
  /** For these words or all of a category, where it is opened on top. */
  | { name: 'search'; words?: string; category?: string }
  | { name: 'collections' }
  /** At this asset, if it is there. */
  | { name: 'file'; assetId?: string }
  | { name: 'licenses' }
  | { name: 'account' }

export type Tab = TabView['name']

/** Where somebody is in a view. */
export interface Place {
  /** Pixels from the top. */
  scroll: number
  /** Index of the cell of its grid that has the focus, or had it last. */
  cell: number
  /** Name of the control, where there is no grid. */
  control?: string
}

export const atStart: Place = { scroll: 0, cell: 0 }

interface Shown {
  tab: Tab
  stacks: Record<Tab, readonly [View, ...View[]]>
  isReturn: boolean
}

const mostViews = 50

/** The tabs for work; the account is apart. */
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

/** The same object for as long as it is on its stack. */
export const $view = computed($shown, stackTop)

export const $canGoBack = computed(
  $shown,
  ({ tab, stacks }) => stacks[tab].length > 1
)

/** It was left for another view, and somebody went back to it. */
export const $isReturn = computed($shown, ({ isReturn }) => isReturn)

const places = new WeakMap<View, Place>()

/** A view that a tab begins with opens there; others on top of what is shown. */
export function openView(view: View): void {
  if (!isTabView(view)) return openOnTop(view)
  const { stacks } = $shown.get()
  const [first] = stacks[view.name]
  const stack = [isSame(first, view) ? first : view] as const
  show(view.name, stack)
}

/** The way back leads to what is shown now; the same twice is one. */
export function openOnTop(view: View): void {
  const shown = $shown.get()
  const [first, ...others] = shown.stacks[shown.tab]
  if (isSame(stackTop(shown), view)) return
  const kept = others.slice(Math.max(0, others.length + 2 - mostViews))
  show(shown.tab, [first, ...kept, { ...view }])
}

/** The search that was shown last. */
export function openSearch(): void {
  const [first, ...others] = $shown.get().stacks.search
  const at = others.map(({ name }) => name).lastIndexOf('search')
  show('search', [first, ...others.slice(0, at + 1)])
}

/** As it was left; the tab that is open goes back to its beginning. */
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

export function placeOf(view: View): Place {
  return places.get(view) ?? atStart
}

export function keepPlaceOf(view: View, place: Partial<Place>): void {
  places.set(view, { ...placeOf(view), ...place })
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

/** The same with and without what is known already. */
function addressOf(view: View): string {
  return JSON.stringify(view, (key, value) =>
    key === 'known' ? undefined : value
  )
}
