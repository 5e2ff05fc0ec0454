import type { FlowHouse, OpenFile } from './open-stack.ts'
import { signInWithPages } from './sign-in-with-pages.ts'

/** The same file, opened by somebody else on this machine. */
export async function openAs(
  house: FlowHouse,
  file: OpenFile,
  username: string
): Promise<OpenFile> {
  await file.panel.signOut()
  house.browser.cookies.clear()
  const opened = await house.reopen(file)
  await signInWithPages(house, opened, username)
  return opened
}
