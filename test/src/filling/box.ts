import type { OpenController } from '../open-controller.ts'

export function addBox(
  { host }: OpenController,
  width = 200,
  height = 200
): string {
  return host.user.add('RECTANGLE', { x: 0, y: 0, width, height })
}

export function setFills(
  { host }: OpenController,
  id: string,
  fills: unknown[]
) {
  return host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.fills = input.fills`,
    { id, fills }
  )
}

export function fillsOf({ host }: OpenController, id: string) {
  return host.node(id)?.fills as Record<string, unknown>[] // plain paints
}
