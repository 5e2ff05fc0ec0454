import { atom, computed } from 'nanostores'

export type View =
  | { name: 'search' }
  | { name: 'asset'; assetId: string }
  /** At this asset, if it is there. */
  | { name: 'file'; assetId?: string }
  | { name: 'licenses' }
  | { name: 'account' }

const $views = atom<readonly View[]>([{ name: 'search' }])

export const $view = computed(
  $views,
  (views): View => views.at(-1) ?? { name: 'search' }
)

export const $canGoBack = computed($views, views => views.length > 1)

/** An asset opens on top of what is shown; the others replace it all. */
export function openView(view: View): void {
  if (view.name !== 'asset') return $views.set([view])
  const current = $view.get()
  if (current.name === 'asset' && current.assetId === view.assetId) return
  $views.set([...$views.get(), view])
}

export function goBack(): void {
  const views = $views.get()
  if (views.length > 1) $views.set(views.slice(0, -1))
}
