import type { Frame } from 'playwright-core'
import { blend, contrast } from './contrast.ts'
import type { Paint } from './contrast.ts'
import { readControls, readVariables } from './read-controls.ts'
import type { LookOfControl } from './read-controls.ts'

/** Of the edges, signs and focus rings of controls. */
const least = 3

/** Controls whose edge, sign or focus ring is too faint to be made out. */
export async function findFaint(panel: Frame): Promise<string[]> {
  // After a key, and not after a click, the focus is shown.
  await panel.page().keyboard.press('Shift')
  return (await readControls(panel)).flatMap(faultsOf)
}

function faultsOf(control: LookOfControl): string[] {
  const { name, around, fill, edge, isField, isIcon, sign } = control
  const outside = blend(around)
  const inside = blend([...around, fill])
  const faults: string[] = []
  if (!control.isOverPicture && (edge || isField)) {
    const drawn = edge ? blend([...around, fill, edge]) : inside
    faults.push(...faint(`edge of ${name}`, contrast(drawn, outside)))
  }
  if (isIcon) {
    const drawn = blend([...around, fill, sign])
    faults.push(...faint(`sign of ${name}`, contrast(drawn, inside)))
  }
  const ground = control.isInnerRing ? inside : outside
  const best = control.isOverPicture
    ? apart(control.rings)
    : Math.max(1, ...control.rings.map(ring => on(ground, ring)))
  return [...faults, ...faint(`ring of ${name}`, best)]
}

function on(ground: Paint, ring: Paint): number {
  return contrast(ground, blend([ground, ring]))
}

/** Ratios of names of variables, each on the ground of the other. */
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
      return [`${ink} on ${ground}`, on(blend([bottom, below]), above)]
    })
  )
}

/** Over a picture of any colour one of two rings is seen. */
function apart(rings: readonly Paint[]): number {
  const pairs = rings.flatMap(one => rings.map(other => contrast(one, other)))
  return Math.max(1, ...pairs)
}

function faint(what: string, ratio: number): string[] {
  return ratio < least ? [`${what}: ${ratio.toFixed(2)}`] : []
}
