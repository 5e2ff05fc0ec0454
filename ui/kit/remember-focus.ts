const focusable = 'button, summary, input, select'

/**
 * Remembers the focused element and returns a function that focuses it again.
 * If it was removed, focuses the last button beside it, else what took the
 * place of its row, else what follows.
 */
export function rememberFocus(): () => void {
  const holder = document.activeElement
  const path: { around: Element; index: number }[] = []
  let inner = holder
  while (inner?.parentElement && inner !== document.body) {
    const around = inner.parentElement
    path.push({ around, index: [...around.children].indexOf(inner) })
    inner = around
  }

  return () => {
    if (path.length === 0) return
    if (focus(holder)) return
    const beside = path[0]?.around.querySelectorAll(focusable)
    if (beside && focus(beside[beside.length - 1])) return
    for (const { around, index } of path.slice(1)) {
      const after = [...around.children].slice(index)
      const instead = after.length > 0 ? after : [around.lastElementChild]
      if ([...instead, around].some(focusIn)) return
    }
  }
}

function focusIn(element: Element | null): boolean {
  if (element?.matches(focusable)) return focus(element)
  return focus(element?.querySelector(focusable))
}

/** Whether it could be focused; removed and disabled elements cannot. */
function focus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus()
  return document.activeElement === element
}
