import { beforeEach } from 'vitest'
import { createMetrics, type Metrics } from '../../metrics/create-metrics.ts'
import { openGateway, type GatewaySetting } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'
import { valueOf } from './read-series.ts'

/** Gateways whose metrics are read, new ones for each test of a file. */
export function useMetrics() {
  let metrics: Metrics

  /** As a restart does. */
  function reset(): void {
    metrics = createMetrics()
  }

  beforeEach(reset)

  return {
    reset,
    open: (setting: Partial<GatewaySetting> = {}) =>
      openGateway({ fetch: scriptedService().fetch, metrics, ...setting }),
    print: () => metrics.print(),
    /** The values of series of a name. */
    valuesOf: async (name: string, ...labels: Record<string, string>[]) => {
      const text = await metrics.print()
      return labels.map(one => valueOf(text, name, one))
    }
  }
}
