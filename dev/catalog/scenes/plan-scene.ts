import { randomFrom, type Random } from '../assets/random.ts'
import { originalSize } from './original-size.ts'
import { sceneKind } from './scene-kinds.ts'
import type { ScenePlan } from './scene-plan.ts'

export interface PlannedScene {
  plan: ScenePlan
  width: number
  height: number
  /** The source of the asset's other facts. */
  random: Random
}

/** The scene at an index. */
export function planScene(index: number): PlannedScene {
  const random = randomFrom(index + 700_000)
  const share = (index * 0.618_033_988_749_895) % 1
  const plan = sceneKind(share)(random)
  const facts = randomFrom(index + 900_000)
  const [width, height] = originalSize(facts.pick(plan.shapes), facts)
  return { plan, width, height, random: facts }
}
