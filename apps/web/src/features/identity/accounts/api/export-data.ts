import { useMutation } from '@tanstack/react-query';
import type { exportData } from '@rounds/contract/identity/accounts.security';
import { call } from '../../../../api/client.ts';
import { saveFile } from '../../../../browser/save-file.ts';

async function download(): Promise<void> {
  const everything = await call<typeof exportData>('GET', '/api/user/export');
  const name = `rounds-export-${everything.exportedAt.slice(0, 10)}.json`;
  saveFile(name, new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }));
}

/** Fetches everything stored about the learner, and saves it as a file. */
export function useExportData() {
  return useMutation({ mutationFn: download });
}
