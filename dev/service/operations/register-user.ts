import { registerUser } from '../../../contract/api/account-endpoints.ts'
import { operation } from '../http/operation.ts'
import { ServiceError } from '../http/service-error.ts'
import { registerPerson } from '../oauth/register-person.ts'

/** Whoever has a token may register somebody; the e-mail is the name. */
export const registerUserOperation = operation(registerUser, async call => {
  const { email, password, username = email } = call.body
  const id = await registerPerson(call.core.accounts, {
    email,
    password,
    username
  })
  if (id !== undefined) return { id }
  throw new ServiceError(400, {
    message: 'Validation failed',
    errors: [
      {
        code: 'VALIDATION_ARRAY_UNIQUE',
        message: 'Somebody has this user name already',
        data: username,
        path:
          call.body.username === undefined ? '$.body.email' : '$.body.username'
      }
    ]
  })
})
