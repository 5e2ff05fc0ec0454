import type { Random } from '../../../dev/catalog/assets/random.ts'
import { asJson } from './envelope-faults.ts'
import { ends } from './hostile-values.ts'
import { setValue } from './json-paths.ts'
import type { RepliesView, ShownPart } from './replies-view.ts'
import type { DamagedReply } from './damage-reply.ts'

/** Expects any text at all. */
const anything: ShownPart[] = [{ at: ['nothing'], text: '' }]

/** Views of the account while nobody is signed in. */
export const signInViews: readonly RepliesView[] = [
  {
    name: 'sign-in',
    weight: 3,
    good: async () => [{ id: '', address: '', endsIn: 900, endsAt: 1e15 }],
    path: /^\/sign-ins$/,
    damage(random, good, base) {
      const id = random.integer(0, 1e9).toString(16).padStart(32, '0')
      const gateway = base.replace('127.0.0.1', 'localhost')
      const started = { ...good, id, address: `${gateway}/sign-in/${id}` }
      return damageEnds(random, started, ['endsAt', 'endsIn'])
    },
    isSignedOut: true,
    steps: () => [
      ['tab', 'Account'],
      ['button', 'Sign in']
    ],
    // Waits for the code or shows an error.
    selector: '#view > :not([hidden]) :is(p[role=status], [role=alert])',
    parts: () => anything
  },
  {
    name: 'token',
    weight: 2,
    good: async ask => [await ask('/v2/user/access_token')],
    path: /^\/v2\/user\/access_token$/,
    damage: (random, good) => damageEnds(random, good, ['expires_in']),
    otherReplies: run => [
      { path: /^\/v2\/user$/, reply: { id: `${run}`, full_name: 'Ada' } },
      { path: /^\/v2\/user\/subscriptions$/, reply: { data: [] } }
    ],
    isSignedOut: true,
    steps: run => [
      ['tab', 'Account'],
      ['press', 'details:not([open]) summary, details[open]'],
      ['fill', `1/${run}`],
      ['button', 'Use token']
    ],
    selector: '#view',
    parts: () => anything
  }
]

/** Damages the end times in some of the fields. */
function damageEnds(
  random: Random,
  good: object,
  names: readonly string[]
): DamagedReply {
  const value: unknown = structuredClone(good)
  const [first = ''] = names
  for (const name of names) {
    if (name === first || random.chance(0.5)) {
      setValue(value, [name], random.pick(ends))
    }
  }
  return { kind: `ends ${names.join(', ')}`, ...asJson(value) }
}
