import { render } from '@testing-library/preact'
import { useStore } from '@nanostores/preact'
import type { ComponentType } from 'preact'
import { $scene, readScene } from '../../../scene/scene.ts'
import type { Host } from '../../../shared/host.ts'
import type { FactsProps } from '../../../sidebar/properties/facts.ts'

/** A part of the properties that follows the document. */
export function showProperties(
  host: Host,
  ids: string[],
  Part: ComponentType<FactsProps>
): void {
  function Shown() {
    useStore($scene)
    return <Part facts={host.layerFacts(ids)} host={host} />
  }
  readScene(host)
  host.onChange(() => readScene(host))
  render(<Shown />)
}
