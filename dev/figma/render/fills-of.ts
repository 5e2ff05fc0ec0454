import type { SceneNode } from '../shared/host.ts'

/** Fills of the whole layer; none where stretches have their own. */
export function fillsOf({ fills }: SceneNode): readonly unknown[] {
  return fills === 'mixed' ? [] : fills
}
