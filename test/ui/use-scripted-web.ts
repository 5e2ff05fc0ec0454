import { afterEach, beforeEach } from 'vitest'
import { platform, usePlatform } from '../../ui/platform/platform.ts'
import { useQuietPlatform } from './quiet-platform.ts'
import { createScriptedWeb } from './scripted-web.ts'
import type { ScriptedWeb } from './scripted-web.ts'

/**
 * Gives each test a platform with scripted replies and known pictures; any
 * other request fails.
 */
export function useScriptedWeb(): Pick<ScriptedWeb, 'on' | 'calls'> {
  let web = createScriptedWeb()

  beforeEach(() => {
    web = createScriptedWeb()
    useQuietPlatform()
    const media = ['http://media.test']
    const addresses = { ...platform().addresses, media }
    usePlatform({ ...platform(), addresses, fetch: web.fetch.bind(web) })
  })

  afterEach(() => web.check())

  return {
    on: (route, answer) => web.on(route, answer),
    calls: path => web.calls(path)
  }
}
