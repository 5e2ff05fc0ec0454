import { bundleController } from '../../test/src/bundle-controller.ts'
import { aspectCases } from '../../test/src/swapping/kept/aspect-cases.ts'
import { paintCases } from '../../test/src/swapping/kept/paint-cases.ts'
import { swapCases } from '../../test/src/swapping/kept/swap-cases.ts'
import type { SwapCase } from '../../test/src/swapping/kept/swap-cases.ts'
import { round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openController } from './open-controller.ts'

const minCases = 400

/** Every paint holder × every paint × every aspect, swapped and compared. */
export async function benchKept(): Promise<Figure[]> {
  const cases: SwapCase[] = []
  for (const aspect of aspectCases) {
    const controller = await openController(await bundleController())
    cases.push(...(await swapCases(controller, aspect, paintCases)))
    controller.host.kill()
  }
  const wrong = cases.filter(one => one.wrong !== '')
  const [first] = wrong
  const share = (100 * (cases.length - wrong.length)) / cases.length
  const isMet = wrong.length === 0 && cases.length >= minCases
  return [
    {
      name: 'paint properties kept by a swap',
      value: `${round(share)} %`,
      bar: '100 %',
      verdict: isMet ? 'met' : 'missed',
      note:
        `${cases.length} cases` +
        (first ? `; ${wrong.length} not: ${first.name}: ${first.wrong}` : '')
    }
  ]
}
