import { afterEach, expect, it } from 'vitest'
import { maxProjectText, noProject } from '../../../contract/project-fields.ts'
import {
  $project,
  projectOf,
  setProjectField
} from '../../../ui/licensing/project.ts'

afterEach(() => $project.set(noProject))

const full = 'x'.repeat(maxProjectText - 3)

it.each(['😀', '👩‍🚀', 'e\u0301\u0323'])('cuts no %s in half', sign => {
  setProjectField('client', full + sign.repeat(9))

  const { client } = $project.get()
  const rest = client.slice(full.length)
  expect(client.length).toBeLessThanOrEqual(maxProjectText)
  expect(sign.repeat(9).startsWith(rest)).toBe(true)
  expect(rest.length % sign.length).toBe(0)
})

it('cuts no character in half when it is sent', () => {
  $project.set({ ...noProject, job: ` ${full}😀😀` })

  expect(projectOf().job).toBe(`${full}😀`)
})
