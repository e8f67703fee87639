export interface Microphone {
  readonly stream: MediaStream;
  /** The current volume, from 0 to 1. */
  readonly level: () => number;
  readonly close: () => void;
}

export const canRecord = (): boolean => 'MediaRecorder' in globalThis && 'mediaDevices' in navigator;

/** Requests the microphone. @throws if there is none, or the learner declines */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const audio = new AudioContext();
  // A browser may suspend it, since the press came before the permission prompt.
  void audio.resume();
  const analyser = audio.createAnalyser();
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    stream,
    level() {
      analyser.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return Math.min(1, loudest * 1.5);
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      // A second call is harmless: its component may unmount before the recorder has ended.
      if (audio.state !== 'closed') void audio.close();
    },
  };
}
