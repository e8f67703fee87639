import { describe, expect, it } from 'vitest';
import { type Failure, folderProblem, connectionProblem } from './connect.rules.ts';

const address = { host: 'db:5432', database: 'rounds', user: 'me' };

describe('why a server can’t be used', () => {
  it.each<[Failure, string]>([
    [{ code: 'ECONNREFUSED', message: '' }, 'no PostgreSQL server answers at db:5432'],
    [{ code: 'EHOSTUNREACH', message: '' }, 'no PostgreSQL server answers at db:5432'],
    [{ message: 'timeout expired' }, 'no PostgreSQL server answers at db:5432'],
    [{ message: 'Connection terminated unexpectedly' }, 'no PostgreSQL server answers at db:5432'],
    [{ code: '3D000', message: '' }, 'the server at db:5432 has no database "rounds"'],
    [{ code: '28P01', message: '' }, 'the server at db:5432 refuses the user "me" with this password'],
    [
      { message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' },
      'the server at db:5432 refuses the user "me" with this password',
    ],
    [
      { code: '28000', message: 'no pg_hba.conf entry' },
      'the server at db:5432 refuses the user "me" (no pg_hba.conf entry)',
    ],
    [
      { message: 'The server does not support SSL connections' },
      'the server at db:5432 does not offer TLS, which sslmode asks for',
    ],
    [
      { code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' },
      "the certificate of the server at db:5432 can't be verified (self-signed certificate)",
    ],
    [
      { code: '53300', message: 'sorry, too many clients already' },
      'the server at db:5432 refuses the connection (sorry, too many clients already)',
    ],
  ])('%o', (failure, why) => {
    expect(connectionProblem(failure, address)).toBe(why);
  });
});

describe('why a folder can’t be used', () => {
  it.each<[Partial<Failure>, string]>([
    [{ errcode: 26 }, 'its file /data/server.lock is damaged; delete that file and start again'],
    [{ errcode: 14 }, 'Rounds may not write to the folder /data'],
    [{ code: 'EACCES' }, 'Rounds may not write to the folder /data'],
    [{ code: 'EROFS' }, 'Rounds may not write to the folder /data'],
    [{ code: 'EEXIST' }, '/data is a file, not a folder'],
    [{ code: 'ENOTDIR' }, '/data lies in a file, not in a folder'],
    [{ code: 'ENOENT' }, "the folder /data can't be created"],
    [{ code: 'ENOSPC' }, 'the disk of /data is full'],
    [{ errcode: 13 }, 'the disk of /data is full'],
    [{ code: 'EIO', message: 'i/o error' }, 'the folder /data does not work (i/o error)'],
  ])('%o', (failure, why) => {
    expect(folderProblem({ message: '', ...failure }, '/data')).toBe(why);
  });
});
