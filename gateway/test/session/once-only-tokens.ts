export interface OnceOnlyTokens {
  answer(form: URLSearchParams): Response
  /** Refresh tokens that were used a second time. */
  readonly refused: number
}

/** A service that replaces a refresh token with its first use. */
export function onceOnlyTokens(): OnceOnlyTokens {
  let serial = 0
  let valid = ''
  let refused = 0

  function answer(form: URLSearchParams): Response {
    const isRefresh = form.get('grant_type') === 'refresh_token'
    if (isRefresh && form.get('refresh_token') !== valid) {
      refused += 1
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    }
    serial += 1
    valid = `3/once-${serial}`
    return Response.json({
      access_token: `1/access-${serial}`,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: valid
    })
  }

  return {
    answer,
    get refused() {
      return refused
    }
  }
}
