import { controller } from '../platform/controller.ts'

export async function deleteRecord(key: string): Promise<void> {
  await controller.call('saveText', { key, text: null })
}
