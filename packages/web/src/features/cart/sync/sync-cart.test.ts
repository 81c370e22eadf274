import { createMocks } from '@openmall/mocks';
import { cartList, cartPut, createTransport, type Transport } from '@openmall/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
