import { figmaApi } from './figma/figma-api.ts'
import { sealStepOf } from '../model/edits/undo-steps.ts'
import { callHost, callHostPacked } from '../nodes/handles/host-call.ts'
import { type Session, newSession } from '../model/record/session.ts'
import { packMessage } from './plugin/pack-message.ts'
import { person } from './user/person.ts'

const remote = newSession('remote')
const nobody = { name: '', command: '', capabilities: [] }
const apis = new Map<Session, object>()

type Body = (figma: object, input: unknown) => Promise<unknown>
const AsyncFunction = Object.getPrototypeOf(async () => undefined)
  .constructor as new (...parts: string[]) => Body // as the standard has it

function apiOf(session: Session): object {
  let api = apis.get(session)
  if (!api) {
    api = figmaApi(
      session,
      Object.assign({ user: { id: '', name: '' } }, nobody)
    )
    apis.set(session, api)
  }
  return api
}

/** Trusted code sees the plugin's own data and is bound by no rules. */
export function trustFor(pluginId: string): void {
  person.pluginId = pluginId
  remote.pluginId = pluginId
  person.permissions = ['currentuser']
}

async function run(
  session: Session,
  body: string,
  input: unknown
): Promise<unknown> {
  return new AsyncFunction('figma', 'input', body)(apiOf(session), input)
}

function asFields(error: unknown): object {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error) }
  const { name, message, stack = '' } = error
  return { name, message, stack }
}

/** Runs test code; its value or error goes back as a message. */
export function evaluate(
  id: number,
  body: string,
  input: unknown,
  far: boolean
): void {
  const session = far ? remote : person
  sealStepOf(session)
  void run(session, body, input)
    .then(value =>
      callHostPacked('evaluated', packMessage({ id, value }, 'evaluate'))
    )
    .catch((error: unknown) =>
      callHost('evaluated', { id, error: asFields(error) })
    )
    .then(() => sealStepOf(session))
}
