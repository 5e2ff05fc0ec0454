import { resolve } from 'node:path'
import {
  createService,
  type Service
} from '../../dev/service/create-service.ts'
import { catalogLibrary } from '../../dev/service/library/catalog-library.ts'

/** Number of assets that the bars are for. */
export const million = 1_000_000

/** The catalogue of `openMillion`. */
export function benchLibrary() {
  return catalogLibrary(resolve('.cache/catalog'))
}

export interface OpenService {
  service: Service
  /** Headers for requests of the service's own application. */
  headers: Record<string, string>
}

/** Opens the service over the index in the working folder. */
export async function openMillion(): Promise<OpenService> {
  const service = await createService({
    data: ':memory:',
    baseUrl: 'http://localhost:4402',
    assets: million
  })
  const { clientId, clientSecret } = service.application
  const headers = {
    Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
    'User-Agent': 'bench'
  }
  return { service, headers }
}
