import type { SceneNode } from '../shared/host.ts'

/** Fills of the whole layer; none where they are told by stretches. */
export function fillsOf({ fills }: SceneNode): readonly unknown[] {
  return fills === 'mixed' ? [] : fills
}
