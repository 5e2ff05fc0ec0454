import styles from './tip.module.css'

/** Pixels from the button, and from the edges of the panel. */
const gap = 4

/**
 * Names each icon button at once, under the pointer or the focus, with its key.
 * Returns a function that ends it.
 */
export function showTips(): () => void {
  const tip = document.createElement('div')
  tip.id = 'tip'
  tip.className = styles['tip'] ?? ''
  // Its button has the same name.
  tip.setAttribute('aria-hidden', 'true')
  const end = new AbortController()
  /** The focus moves by keys, not by a press. */
  let isByKeys = false

  function show(button: HTMLElement | null): void {
    const { tip: text = '', keys } = button?.dataset ?? {}
    tip.replaceChildren(text)
    if (!button || !text) return tip.remove()
    if (keys) {
      const key = document.createElement('kbd')
      key.append(keys)
      tip.append(key)
    }
    // What stands outside an open dialog is behind it.
    const around = button.closest('dialog') ?? document.body
    around.append(tip)
    placeBeside(tip, button)
  }

  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void
  ): void {
    const { signal } = end
    document.addEventListener(type, handle, { signal, capture: true })
  }

  const hide = () => show(null)
  on('pointerover', ({ target }) => show(buttonOf(target)))
  on('pointerdown', () => {
    isByKeys = false
    hide()
  })
  on('pointerleave', hide)
  on('keydown', () => {
    isByKeys = true
    hide()
  })
  on('scroll', hide)
  on('focusin', ({ target }) => {
    if (isByKeys) show(buttonOf(target))
  })
  on('focusout', hide)
  return () => {
    end.abort()
    tip.remove()
  }
}

function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest('[data-tip]') : null
}

/** Below the button, or above it where there is no room. */
function placeBeside(tip: HTMLElement, button: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const furthest = innerWidth - width - gap
  const centered = (left + right - width) / 2
  const isRoomBelow = bottom + gap + height <= innerHeight
  tip.style.left = `${Math.max(gap, Math.min(centered, furthest))}px`
  tip.style.top = `${isRoomBelow ? bottom + gap : top - gap - height}px`
}
