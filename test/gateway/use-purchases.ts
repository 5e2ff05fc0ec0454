import { beforeEach } from 'vitest'
import { openGateway, type TestGateway } from './open-gateway.ts'
import { licensePath } from './purchase-setting.ts'
import {
  scriptedService,
  type Script,
  type ScriptedService
} from './scripted-service.ts'

/** A gateway before a scripted service, new for each test of a file. */
export function usePurchases() {
  let script: Script
  let service: ScriptedService
  let gateway: TestGateway

  beforeEach(() => {
    script = {}
    service = scriptedService(script)
    gateway = openGateway({ fetch: service.fetch })
  })

  return {
    get script() {
      return script
    },
    get service() {
      return service
    },
    get gateway() {
      return gateway
    },
    /** How often the service was asked to license. */
    arrivals: () => service.count('POST', licensePath)
  }
}
