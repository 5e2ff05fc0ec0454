import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Frees all that nothing uses; Node needs no option for it. */
export const collectGarbage = runInNewContext('gc') as () => void // by the flag
