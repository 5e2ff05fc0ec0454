import type { FlowStack, OpenFile } from './open-stack.ts'
import { signInWithPages } from './sign-in-with-pages.ts'

/** Opens the same file as another person on this machine. */
export async function switchAccount(
  stack: FlowStack,
  file: OpenFile,
  username: string
): Promise<OpenFile> {
  await file.panel.signOut()
  stack.browser.cookies.clear()
  const opened = await stack.reopen(file)
  await signInWithPages(stack, opened, username)
  return opened
}
