import type { Handlers } from '../../../contract/incoming-calls.ts'
import type { ControllerMethods } from '../../../contract/protocol.ts'

export const handlers: Pick<Handlers<ControllerMethods>, 'checkImages'> = {
  checkImages: () => ({ known: 3 }) // error TS2322
}
