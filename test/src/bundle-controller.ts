import { buildController } from '../../build.mjs'

let bundle: Promise<string> | undefined

/** The controller as it ships, bundled once per process. */
export function bundleController(): Promise<string> {
  return (bundle ??= buildController())
}
