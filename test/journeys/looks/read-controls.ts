import type { Frame } from 'playwright-core'
import type { Paint } from './contrast.ts'

/** How a control looks at rest and with the focus. */
export interface ControlLook {
  name: string
  /** Backgrounds around it, the lowest first. */
  around: Paint[]
  fill: Paint
  /** Null when no edge is drawn. */
  edge: Paint | null
  /** Of its icon or its text. */
  sign: Paint
  /** Only its edge or fill shows where it is. */
  isField: boolean
  /** Its icon shows what it is; in a field, its text. */
  isSigned: boolean
  isOverPicture: boolean
  isInnerRing: boolean
  /** Empty when nothing shows the focus. */
  rings: Paint[]
}

/**
 * Reads each control that Tab can reach; while a dialog is open, only those in
 * it. A key must have been pressed since the last click.
 */
export async function readControls(panel: Frame): Promise<ControlLook[]> {
  await panel.evaluate(setUp)
  return panel.evaluate(() => {
    const { readPaint, ringsOf } = window.lookOf
    const dialogs = document.querySelectorAll('dialog[open], [role=dialog]')
    const within = [...dialogs].at(-1) ?? document
    const controls = within.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, summary, a[href], [tabindex="0"]'
    )
    const reached = [...controls].filter(
      element =>
        element.tabIndex >= 0 &&
        element.checkVisibility() &&
        !element.matches(':disabled, [aria-disabled=true]')
    )
    return reached.map(element => {
      element.blur()
      const style = getComputedStyle(element)
      const around: Paint[] = []
      for (let at = element.parentElement; at; at = at.parentElement) {
        around.unshift(readPaint(getComputedStyle(at).backgroundColor))
      }
      const edge = readPaint(style.borderBottomColor)
      const hasEdge = style.borderBottomStyle !== 'none' && edge[3] > 0
      const hint = getComputedStyle(element, '::placeholder')
      const hasHint = (element.getAttribute('placeholder') ?? '') !== ''
      const hasIconOnly =
        element.textContent === '' && element.querySelector('svg') !== null
      const isNative =
        element.matches('[type=checkbox], [type=radio], [type=range]') &&
        style.appearance !== 'none'
      return {
        name: element.ariaLabel ?? element.textContent.trim(),
        around,
        fill: readPaint(style.backgroundColor),
        edge: hasEdge && !isNative ? edge : null,
        sign: readPaint(hasHint ? hint.color : style.color),
        isField: element.matches('input, textarea') && !isNative && !hasHint,
        isSigned: element.matches('select') || hasHint || hasIconOnly,
        isOverPicture: element.closest('[role=gridcell]') !== null,
        isInnerRing: parseFloat(style.outlineOffset) < 0,
        rings: ringsOf(element)
      }
    })
  })
}

/** The paints of variables and colors in the panel. */
export async function readVariables(
  panel: Frame,
  names: readonly string[]
): Promise<[string, Paint][]> {
  await panel.evaluate(setUp)
  return panel.evaluate(names => {
    const probe = document.body.appendChild(document.createElement('i'))
    const paints = names.map((name): [string, Paint] => {
      probe.style.color = name.startsWith('--') ? `var(${name})` : name
      return [name, window.lookOf.readPaint(getComputedStyle(probe).color)]
    })
    probe.remove()
    return paints
  }, names)
}

declare global {
  interface Window {
    lookOf: {
      readPaint: (color: string) => Paint
      ringsOf: (element: HTMLElement) => Paint[]
    }
  }
}

/** Runs in the panel: defines `window.lookOf`. */
function setUp(): void {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })

  function readPaint(color: string): Paint {
    if (!brush) throw new Error('There is no canvas.')
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = color
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(
      0,
      0,
      1,
      1
    ).data
    return [red, green, blue, alpha / 255]
  }

  function shadowsOf(style: CSSStyleDeclaration): string[] {
    const shadows = style.boxShadow.match(/(rgba?|color)\([^)]*\)/g) ?? []
    return style.content === 'none' ? [] : shadows
  }

  function ringsOf(element: HTMLElement): Paint[] {
    element.focus()
    if (!element.matches(':focus-visible')) return []
    const style = getComputedStyle(element)
    const after = getComputedStyle(element, '::after')
    const colors = [...shadowsOf(style), ...shadowsOf(after)]
    if (style.outlineStyle !== 'none') colors.push(style.outlineColor)
    return colors.map(readPaint).filter(([, , , alpha]) => alpha > 0)
  }

  window.lookOf = { readPaint, ringsOf }
}
