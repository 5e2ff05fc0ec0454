import { isBearerToken } from '../../../contract/session.ts'
import { ClearedError } from '../../../contract/errors.ts'
import type { Session } from '../../../contract/session.ts'
import { platform } from '../../platform/platform.ts'
import { fetchTokenDetails, fetchUserNames } from '../../api/account.ts'
import type { TokenDetails, UserNames } from '../../api/account.ts'
import { toUserName } from '../../words/user-name.ts'

/** The account of a pasted token; fails with `token-invalid`. */
export async function fetchTokenSession(
  pasted: string,
  signal: AbortSignal
): Promise<Session> {
  const accessToken = pasted.trim().replace(/^bearer\s+/i, '')
  if (!isBearerToken(accessToken)) throw invalid('Not a token.')
  const details = await fetchDetails(accessToken, signal)
  const arrivedAt = platform().now()
  const names = details.scopes.includes('user.view')
    ? await fetchUserNames(accessToken, signal)
    : noNames
  const userId = details.user_id ?? names.id
  if (!userId) throw invalid('The token speaks for no person.')
  const { expires_in: seconds } = details
  return {
    accessToken,
    expiresAt: typeof seconds === 'number' ? arrivedAt + seconds * 1000 : null,
    handle: null,
    userId,
    userName: toUserName(
      names.full_name || names.username || details.username || '',
      userId
    ),
    scopes: details.scopes
  }
}

const noNames: UserNames = {
  id: undefined,
  username: undefined,
  full_name: undefined
}

async function fetchDetails(
  token: string,
  signal: AbortSignal
): Promise<TokenDetails> {
  try {
    return await fetchTokenDetails(token, signal)
  } catch (error) {
    const isRefused =
      error instanceof ClearedError && error.code === 'signed-out'
    throw isRefused ? invalid('The service refused the token.') : error
  }
}

function invalid(message: string): ClearedError {
  return new ClearedError('token-invalid', message)
}
