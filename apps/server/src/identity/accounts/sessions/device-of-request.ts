import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.rules.ts';

export const deviceOfRequest = (request: FastifyRequest) => deviceOf(request.headers['user-agent']);
