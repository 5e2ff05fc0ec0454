import { holds } from '../../rules/rules.ts'

const copies = holds('node-members/lists-are-fresh')
const { freeze, isFrozen } = Object

/**
 * Figma: two readings give two frozen lists. What is in them is shared
 * here, and fills are not copied: searches read those of very many layers.
 */
export function fresh<T>(list: readonly T[]): readonly T[] {
  if (!copies || !isFrozen(list)) return list
  const copy: T[] = []
  for (let i = 0; i < list.length; i += 1) copy[i] = list[i] as T // within
  return freeze(copy)
}
