import { authorize } from '../../../contract/api/oauth-endpoints.ts'
import { checkAuthorization } from '../oauth/check-authorization.ts'
import { operation } from '../requests/operation.ts'

export const authorizeOperation = operation(authorize, ({ core, query }) => {
  checkAuthorization(core, query)
  const parameters = new URLSearchParams({ ...query })
  const next = `/oauth/consent?${parameters.toString()}`
  const signIn = new URLSearchParams({ next })
  return new Response(null, {
    status: 301,
    headers: {
      Location: `${core.baseUrl}/sign-in?${signIn.toString()}`,
      'Cache-Control': 'no-store'
    }
  })
})
