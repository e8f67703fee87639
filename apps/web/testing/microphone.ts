import { vi } from 'vitest';

/** Gives a page a microphone that hums, until mocks are restored. Returns the mock that is asked for it. */
export const plugInMicrophone = () =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => Promise.resolve(hum()));

function hum(): MediaStream {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const out = audio.createMediaStreamDestination();
  tone.connect(out);
  tone.start();
  return out.stream;
}
