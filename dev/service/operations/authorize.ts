import { authorize } from '../../../contract/api/account-endpoints.ts'
import { operation } from '../http/operation.ts'
import { checkAuthorization } from '../oauth/check-authorization.ts'

export const authorizeOperation = operation(authorize, ({ core, query }) => {
  checkAuthorization(core, query)
  const asked = new URLSearchParams({ ...query })
  const next = `/oauth/consent?${asked}`
  return new Response(null, {
    status: 301,
    headers: {
      Location: `${core.baseUrl}/sign-in?${new URLSearchParams({ next })}`,
      'Cache-Control': 'no-store'
    }
  })
})
