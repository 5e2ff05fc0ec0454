import { reasonOf } from '../contract/errors.ts'

/** Why a gateway did not start, and what to do, in place of Node's words. */
export function explainStart(thrown: unknown): string {
  const { code = '', syscall, address, port } = thrown as Partial<ListenError> // Node
  if (syscall === 'getaddrinfo') {
    return 'The name given as --host has no address; use one of this machine.'
  }
  if (syscall !== 'listen') return explainFile(thrown)
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${address} is in use; stop the other program or choose another port.`
    case 'EACCES':
      return `This user may not open port ${port}; choose one above 1023.`
    case 'EADDRNOTAVAIL':
      return `${address} is no address of this machine; give one of its own as --host or in CLEARED_GATEWAY_METRICS.`
    default:
      return `Port ${port} of ${address} cannot be opened: ${reasonOf(thrown)}`
  }
}

interface ListenError extends NodeJS.ErrnoException {
  address: string
  port: number
}

/** The store's file is the only one that a gateway writes. */
function explainFile(thrown: unknown): string {
  const { code = '', syscall } = thrown as NodeJS.ErrnoException // Node
  const isFile = syscall !== undefined || code.startsWith('SQLITE_')
  if (!isFile) return reasonOf(thrown)
  return (
    `The file of CLEARED_GATEWAY_STORE cannot be opened: ${reasonOf(thrown)}. ` +
    'It must be the path of a file, in a folder that this user may write to, ' +
    'and it and the files beside it must be of this user.'
  )
}
