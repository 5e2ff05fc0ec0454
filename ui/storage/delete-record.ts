import { controller } from '../platform/controller.ts'

export async function deleteRecord(key: string): Promise<void> {
  await controller.saveText({ key, text: null })
}
