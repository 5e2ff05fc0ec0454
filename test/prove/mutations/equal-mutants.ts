import type { Mutant } from './find-mutants.ts'

/** Changes that nobody can notice, by file, and why. */
const equal: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gateway/purchases/claim-purchase.ts': {
    '10 → 11': 'one more try of ten, each after another attempt succeeded',
    'tries < maxTries → tries <= maxTries': 'the same',
    '!isSent → false': 'leaves a lease of nothing for two minutes'
  },
  'gateway/purchases/make-purchase.ts': {
    'isImage → true': 'an item of another medium has another size',
    '16 → 17': 'one more random byte'
  },
  'gateway/purchases/add-time-left.ts': {
    '!(error instanceof ClearedError) → false':
      'every error of a store is a ClearedError'
  },
  'gateway/purchases/find-note-refusals.ts': {
    "reason ?? '' → (reason)": 'does not compile',
    'outcomes[index] ?? {} → (outcomes[index])': 'does not compile'
  },
  'gateway/purchases/queues.ts': {
    'void ended.then(() => { if (last.get(key) === ended) last.delete(key) }) → ;':
      'keeps a settled promise of each account; the soak measures memory',
    'last.get(key) === ended → false': 'the same',
    'last.delete(key) → ;': 'the same'
  },
  'gateway/purchases/save-outcome.ts': {
    '5 → 6': 'one more try of five, each after another process saved',
    'tries < maxTries → tries <= maxTries': 'the same',
    'stored?.text ?? null → (stored?.text)': 'does not compile',
    'items.filter(({ outcome }) => ranks[outcome] > 1) → items':
      'an attempt that licensed nothing blocks nothing',
    'ranks[outcome] > 1 → ranks[outcome] >= 1': 'the same',
    'ranks[other.outcome] > ranks[item.outcome] → ranks[other.outcome] >= ranks[item.outcome]':
      'outcomes of one rank mean the same',
    '3 → 4': 'paid outranks all others either way'
  },
  'gateway/purchases/settle-purchase.ts': {
    '5 → 6': 'one more try of five, each after another process saved',
    'tries < maxTries → tries <= maxTries': 'the same'
  },
  'gateway/purchases/find-holders.ts': {
    'attempt === null → false': 'looks for a lease and a record of nothing',
    '(await ageOf(core, account, asset)) < maxLag → await ageOf(core, account, asset) <= maxLag':
      'a millisecond of a day',
    '(await loadStored(core, attempt)) ?? {} → (await loadStored(core, attempt))':
      'does not compile',
    'record && openOutcome(record, assetId, isLeased, holdsPaid) → (openOutcome(record, assetId, isLeased, holdsPaid))':
      'does not compile'
  },
  'gateway/purchases/purchase-routes.ts': {
    "context.req.param('attempt') ?? '' → (context.req.param('attempt'))":
      'does not compile'
  },
  'gateway/purchases/read-caller.ts': {
    "context.req.header('Authorization') ?? '' → (context.req.header('Authorization'))":
      'does not compile'
  },
  'gateway/purchases/stored-purchase.ts': {
    '(await core.store.timeLeft(key)) ?? 0 → (await core.store.timeLeft(key))':
      'does not compile'
  },
  'gateway/purchases/unknown-purchases.ts': {
    'error instanceof ClearedError → true':
      'every error of a store is a ClearedError'
  },
  'gateway/session/grant.ts': {
    'granted.expiresIn ?? left → (granted.expiresIn)': 'does not compile'
  },
  'gateway/session/refresh-session.ts': {
    '100 → 1': 'asks the store more often while another refresh runs',
    '8 → 9': 'one more random byte'
  },
  'gateway/session/rotation.ts': {
    'newest ?? session.refreshToken → (newest)': 'does not compile',
    '32 → 33': 'one more random byte'
  },
  'gateway/session/session.ts': {
    'handle.length <= maxHandleLength → handle.length < maxHandleLength':
      'refuses one length more'
  },
  'gateway/sign-in/browser-cookie.ts': {
    "getCookie(context, cookieName(core)) ?? '' → (getCookie(context, cookieName(core)))":
      'does not compile',
    'secret === null || signIn.browser === null → (secret === null)':
      'does not compile'
  },
  'gateway/sign-in/confirm-sign-in.ts': {
    '32 → 33': 'one more random byte',
    'previous → true': 'does not compile'
  },
  'gateway/sign-in/count-guess.ts': {
    '(await core.store.get(key)) ?? 1 → (await core.store.get(key))':
      'a repeat that overtakes the first try'
  },
  'gateway/sign-in/form-token.ts': {
    "fields.get('token') ?? '' → (fields.get('token'))": 'does not compile',
    'secret !== null && isSameText(token, formToken(core, secret, id)) → (isSameText(token, formToken(core, secret, id)))':
      'does not compile',
    'isOurPage && isOwn && secret !== null → (isOurPage && isOwn)':
      'does not compile'
  },
  'gateway/sign-in/handle-callback.ts': {
    "context.req.query('state') ?? '' → (context.req.query('state'))":
      'does not compile',
    'id === null → false': 'does not compile',
    "id === null || stored?.signIn.state !== 'claimed' → (stored?.signIn.state !== 'claimed')":
      'does not compile'
  },
  'gateway/sign-in/pairing-code.ts': {
    '255 → 2.55': 'random bytes are never missing'
  },
  'gateway/sign-in/redeem-sign-in.ts': {
    '100 → 1': 'asks the store more often while another request runs',
    "signIn.pairing ?? '' → (signIn.pairing)": 'does not compile',
    "pairing ?? ' ' → (pairing)": 'does not compile',
    "signIn.code ?? '' → (signIn.code)": 'does not compile',
    '16 → 17': 'one more random byte'
  },
  'gateway/sign-in/sign-in-routes.ts': {
    "context.req.param('id') ?? '' → (context.req.param('id'))":
      'does not compile'
  },
  'gateway/sign-in/sign-in.ts': {
    'signIn.codeEndsAt ?? 0 → (signIn.codeEndsAt)': 'does not compile',
    "stored?.signIn.challenge ?? '' → (stored?.signIn.challenge)":
      'does not compile',
    'stored && isOwn → (isOwn)': 'does not compile',
    '!stored || isFinished(stored.signIn) → (isFinished(stored.signIn))':
      'does not compile',
    '!ended → true': 'looks at what it ended once more'
  },
  'ui/licensing/purchase/drop-claims.ts': {
    'plans.size === 0 → false': 'reads claims of which it removes none'
  },
  'src/swapping/changed-paint.ts': {
    '!isMedia(paint) → false': 'other paints have no hash',
    '5 → 6': 'Figma stores seven digits'
  },
  'src/swapping/decide-put-backs.ts': {
    "entry && entry.state === 'comp' → (entry.state === 'comp')":
      'does not compile',
    'slices.isOver() → true': 'takes more turns'
  },
  'src/swapping/decide-swaps.ts': {
    '!pageId || pageIds.indexOf(pageId) < 0 → (pageIds.indexOf(pageId) < 0)':
      'does not compile',
    'slices.isOver() → true': 'takes more turns'
  },
  'src/swapping/run-jobs.ts': {
    'slices.isOver() → true': 'takes more turns'
  },
  'src/swapping/replace-file.ts': {
    '!isMedia(paint) → false': 'other paints have no hash',
    "paint.scaleMode === 'CROP' && transform → (paint.scaleMode === 'CROP')":
      'does not compile',
    "paint.scaleMode === 'TILE' && scalingFactor !== undefined → (paint.scaleMode === 'TILE')":
      'does not compile'
  }
}

/** `FILE: FROM → TO` of every change that nobody can notice. */
export const equalMutants: readonly string[] = Object.entries(equal).flatMap(
  ([file, changes]) => Object.keys(changes).map(name => `${file}: ${name}`)
)

export function isEqual(mutant: Mutant): boolean {
  return equalMutants.includes(`${mutant.file}: ${changeOf(mutant)}`)
}

/** `FROM → TO`, in one line. */
export function changeOf({ from, to }: Mutant): string {
  return `${from} → ${to}`.replaceAll(/\s+/g, ' ')
}
