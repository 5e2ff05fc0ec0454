import { planAurora, planMilkyWay } from './plan-night-sky.ts'
import { planSpace } from './plan-space.ts'
import { planPattern } from './plan-pattern.ts'
import { planBeach, planClouds, planSea } from './plan-sea.ts'
import type { PlanScene } from './scene-plan.ts'
import { planAbstract } from './plan-abstract.ts'
import { planBokeh } from './plan-bokeh.ts'
import { planCity } from './plan-city.ts'
import { planCoffee } from './plan-coffee.ts'
import { planFireworks } from './plan-fireworks.ts'
import { planFlower } from './plan-flower.ts'
import { planForest } from './plan-forest.ts'
import { planGradient } from './plan-gradient.ts'
import {
  planCanyon,
  planDesert,
  planHills,
  planIslands,
  planMountainLake,
  planMountains
} from './plan-lands.ts'

/** Kinds of scenes with their frequency. */
const kinds: readonly (readonly [weight: number, plan: PlanScene])[] = [
  [10, planMountains],
  [8, planMountainLake],
  [5, planHills],
  [5, planDesert],
  [4, planCanyon],
  [5, planIslands],
  [6, planForest],
  [9, planCity],
  [5, planSea],
  [6, planBeach],
  [4, planClouds],
  [3, planMilkyWay],
  [3, planAurora],
  [9, planAbstract],
  [4, planBokeh],
  [6, planPattern],
  [4, planCoffee],
  [5, planFlower],
  [2, planFireworks],
  [3, planSpace],
  [3, planGradient]
]

const total = kinds.reduce((sum, [weight]) => sum + weight, 0)

/** The kind for a random number from 0 to 1. */
export function sceneKind(share: number): PlanScene {
  let rest = share * total
  for (const [weight, plan] of kinds) {
    rest -= weight
    if (rest < 0) return plan
  }
  return planGradient
}
