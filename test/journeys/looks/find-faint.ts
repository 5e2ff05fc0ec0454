import type { Frame } from 'playwright-core'
import { blend, contrast } from './contrast.ts'
import type { Paint } from './contrast.ts'
import { readControls, readVariables } from './read-controls.ts'
import type { ControlLook } from './read-controls.ts'

/** Required contrast of edges, icons and focus rings. */
const minContrast = 3

/** Controls whose edge, icon or focus ring is too faint. */
export async function findFaint(panel: Frame): Promise<string[]> {
  // The focus is shown after a key, not after a click.
  await panel.page().keyboard.press('Shift')
  return (await readControls(panel)).flatMap(faultsOf)
}

function faultsOf(control: ControlLook): string[] {
  const { name, around, fill, edge, isField, isSigned, sign } = control
  const outside = blend(around)
  const inside = blend([...around, fill])
  const faults: string[] = []
  if (!control.isOverPicture && (edge || isField)) {
    const drawn = edge ? blend([...around, fill, edge]) : inside
    faults.push(...reportFaint(`edge of ${name}`, contrast(drawn, outside)))
  }
  if (isSigned) {
    const drawn = blend([...around, fill, sign])
    faults.push(...reportFaint(`sign of ${name}`, contrast(drawn, inside)))
  }
  const ground = control.isInnerRing ? inside : outside
  const best = control.isOverPicture
    ? bestContrast(control.rings)
    : Math.max(1, ...control.rings.map(ring => contrastOn(ground, ring)))
  return [...faults, ...reportFaint(`ring of ${name}`, best)]
}

function contrastOn(ground: Paint, ring: Paint): number {
  return contrast(ground, blend([ground, ring]))
}

/** Contrast ratios of pairs of variables, the first on the second. */
export async function contrastsOf(
  panel: Frame,
  pairs: readonly (readonly [string, string])[]
): Promise<Record<string, number>> {
  const names = [...new Set(pairs.flat())]
  const paints = new Map(await readVariables(panel, names))
  const bottom = paints.get('--bg')
  return Object.fromEntries(
    pairs.map(([ink, ground]) => {
      const [above, below] = [paints.get(ink), paints.get(ground)]
      if (!bottom || !above || !below) throw new Error(`No ${ink}, ${ground}.`)
      return [`${ink} on ${ground}`, contrastOn(blend([bottom, below]), above)]
    })
  )
}

/** The best contrast between two rings, one of which shows on any picture. */
function bestContrast(rings: readonly Paint[]): number {
  const pairs = rings.flatMap(one => rings.map(other => contrast(one, other)))
  return Math.max(1, ...pairs)
}

function reportFaint(what: string, ratio: number): string[] {
  return ratio < minContrast ? [`${what}: ${ratio.toFixed(2)}`] : []
}
