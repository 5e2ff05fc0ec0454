import { platform, usePlatform } from '../../../../ui/platform.ts'
import { createScriptedWeb } from '../../stores/scripted-web.ts'
import type { ScriptedWeb } from '../../stores/scripted-web.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

/** A quiet platform whose replies are scripted and whose pictures are known. */
export function useMediaWeb(): ScriptedWeb {
  const web = createScriptedWeb()
  useQuietPlatform()
  const media = ['http://media.test']
  const addresses = { ...platform().addresses, media }
  usePlatform({ ...platform(), addresses, fetch: web.fetch.bind(web) })
  return web
}
