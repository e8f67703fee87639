import http from 'node:http';
import { text } from 'node:stream/consumers';

/*
 * Replaces a transcription service in all journeys: it hears the same two sentences in every recording, and refuses
 * recordings of one second.
 */

const longerThanASecond = 36_000;
const heard = {
  text: 'Edema is swelling caused by fluid. Digoxin slows the pulse.',
  segments: [
    { start: 0, end: 2, text: 'Edema is swelling caused by fluid in the tissues.' },
    { start: 2, end: 4, text: 'Digoxin slows the pulse.' },
  ],
};

http
  .createServer((request, response) => {
    void text(request.setEncoding('latin1')).then((sent) => {
      response.writeHead(sent.length > longerThanASecond ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(heard));
    });
  })
  .listen(Number(process.argv[2]), '127.0.0.1');
