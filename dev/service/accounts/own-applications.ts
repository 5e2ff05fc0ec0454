import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Core } from '../core/core.ts'
import { saveApplication, type Application } from '../oauth/applications.ts'
import { allProducts } from '../oauth/products.ts'
import { secretText } from '../oauth/secret-text.ts'

/** An application with its credentials. */
export interface OwnApplication {
  clientId: string
  clientSecret: string
  callbackHosts: string[]
  name: string
}

/** Missing fields are generated once, or have a default for local use. */
export type GivenApplication = {
  [Key in keyof OwnApplication]?: OwnApplication[Key] | undefined
}

const Secrets = v.object({
  clientId: v.string(),
  clientSecret: v.string(),
  otherId: v.string(),
  otherSecret: v.string()
})

const local = ['localhost', '127.0.0.1']

/**
 * Registers the application that all local programs use, and a second one for
 * tests; neither accepts the other's tokens. Secrets are given, or stored in a
 * file that only this user can read.
 */
export function registerApplications(
  core: Core,
  data: string,
  given: GivenApplication = {}
): { application: OwnApplication; otherApplication: OwnApplication } {
  const secrets = data === ':memory:' ? newSecrets() : savedSecrets(data)
  const application = {
    clientId: given.clientId ?? secrets.clientId,
    clientSecret: given.clientSecret ?? secrets.clientSecret,
    callbackHosts: given.callbackHosts ?? local,
    name: given.name ?? 'Cleared'
  }
  const otherApplication = {
    clientId: secrets.otherId,
    clientSecret: secrets.otherSecret,
    callbackHosts: local,
    name: 'Another application'
  }
  register(core, application)
  register(core, otherApplication)
  return { application, otherApplication }
}

function register(core: Core, own: OwnApplication): void {
  const { clientId, name, callbackHosts } = own
  const application: Application = {
    clientId,
    name,
    callbackHosts,
    referers: callbackHosts,
    products: allProducts,
    isFree: false
  }
  saveApplication(core.accounts, application, own.clientSecret)
}

/** Generated once; of several processes, the first one wins. */
function savedSecrets(data: string): v.InferOutput<typeof Secrets> {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const path = join(data, 'applications.json')
  if (!existsSync(path)) {
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, JSON.stringify(newSecrets()), { mode: 0o600 })
    try {
      linkSync(draft, path)
    } catch (error) {
      if (!existsSync(path)) throw error
    } finally {
      rmSync(draft)
    }
  }
  return v.parse(Secrets, JSON.parse(readFileSync(path, 'utf8')))
}

function newSecrets(): v.InferOutput<typeof Secrets> {
  return {
    clientId: secretText(15),
    clientSecret: secretText(24),
    otherId: secretText(15),
    otherSecret: secretText(24)
  }
}
