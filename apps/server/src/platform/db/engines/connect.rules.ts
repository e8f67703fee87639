/** An error's own code: Node's, PostgreSQL's, or SQLite's number. */
export interface Failure {
  readonly code?: string | undefined;
  readonly errcode?: number | undefined;
  readonly message: string;
}

/** A database's address without its password. */
export interface Address {
  readonly host: string;
  readonly database: string;
  readonly user: string;
}

const silent = /^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|EAI_|EPIPE|ENOENT)|timeout|terminated/;
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

/** Why we can't use the server; completes "can't be used: ". */
export function connectionProblem(
  { code = '', message }: Failure,
  { host, database, user }: Address,
): string {
  if (code === '3D000') return `the server at ${host} has no database "${database}"`;
  if (code === '28P01' || message.includes('SASL'))
    return `the server at ${host} refuses the user "${user}" with this password`;
  if (code.startsWith('28')) return `the server at ${host} refuses the user "${user}" (${message})`;
  if (message.includes('does not support SSL'))
    return `the server at ${host} does not offer TLS, which sslmode asks for`;
  if (certificate.test(code))
    return `the certificate of the server at ${host} can't be verified (${message})`;
  if (silent.test(`${code} ${message}`)) return `no PostgreSQL server answers at ${host}`;
  return `the server at ${host} refuses the connection (${message})`;
}

const sqlite = { readOnly: 8, corrupt: 11, full: 13, cantOpen: 14, notADatabase: 26 };

export const diskFull = (folder: string): string => `the disk of ${folder} is full`;

/** Why the folder can't hold our data. */
export function folderProblem({ code, errcode, message }: Failure, folder: string): string {
  if (errcode === sqlite.notADatabase || errcode === sqlite.corrupt)
    return `its file ${folder}/server.lock is damaged; delete that file and start again`;
  if (code === 'EEXIST') return `${folder} is a file, not a folder`;
  if (code === 'ENOTDIR') return `${folder} lies in a file, not in a folder`;
  if (code === 'ENOENT') return `the folder ${folder} can't be created`;
  if (code === 'ENOSPC' || errcode === sqlite.full) return diskFull(folder);
  const isRefused = ['EACCES', 'EPERM', 'EROFS'].includes(code ?? '');
  if (isRefused || errcode === sqlite.readOnly || errcode === sqlite.cantOpen)
    return `Rounds may not write to the folder ${folder}`;
  return `the folder ${folder} does not work (${message})`;
}
