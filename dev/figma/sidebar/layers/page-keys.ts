import { act } from '../../controls/act.ts'
import type { Host } from '../../shared/host.ts'

interface Place {
  page: { id: string; name: string }
  index: number
  count: number
}

/** The keys of a page in the list of pages. */
export function pressPageKey(
  host: Host,
  { page, index, count }: Place,
  event: KeyboardEvent,
  rename: (id: string) => void
): void {
  const list = event.currentTarget
  if (!(list instanceof HTMLElement)) return
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const { user } = host
  if (step && event.altKey) {
    const to = Math.max(0, Math.min(count - 1, index + step))
    act(() => user.movePage(page.id, to))
  } else if (step) {
    const item = list.closest('li')
    const next =
      step > 0 ? item?.nextElementSibling : item?.previousElementSibling
    next?.querySelector('button')?.focus()
  } else if (event.key === 'F2' && host.canEdit()) rename(page.id)
  else if (event.key === 'Delete') act(() => user.removePage(page.id))
  else return
  event.preventDefault()
}
