import { act } from '../../controls/act.ts'
import type { Host } from '../../shared/host.ts'
import type { LayerFacts } from '../../shared/layer-facts.ts'

/** What each part of the properties shows and changes. */
export interface FactsProps {
  facts: LayerFacts
  host: Host
}

/** Whether all of the layers have the member. */
export function hasMember(
  { values, mixed }: LayerFacts,
  name: string
): boolean {
  return name in values || mixed.includes(name)
}

/** Null where the layers differ. */
export function numberOf({ values }: LayerFacts, name: string): number | null {
  const value = values[name]
  return typeof value === 'number' ? value : null
}

/** Null where the layers differ. */
export function textOf({ values }: LayerFacts, name: string): string | null {
  const value = values[name]
  return typeof value === 'string' ? value : null
}

/** Null where the layers differ. */
export function listOf({ values }: LayerFacts, name: string): unknown[] | null {
  const value = values[name]
  return Array.isArray(value) ? value : null
}

/** Writes members to all of the layers, as one undo step. */
export function setMembers(
  { facts, host }: FactsProps,
  values: Record<string, unknown>
): void {
  act(() => host.user.set(facts.ids, values))
}
