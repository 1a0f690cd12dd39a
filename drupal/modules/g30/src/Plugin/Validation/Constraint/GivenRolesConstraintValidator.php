<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Validation\Constraint;

use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\g30\Access\RoleAssignment;
use Drupal\user\UserInterface;
use Symfony\Component\Validator\Constraint;
use Symfony\Component\Validator\ConstraintValidator;

final class GivenRolesConstraintValidator extends ConstraintValidator implements ContainerInjectionInterface {
  use AutowireTrait;

  public function __construct(
    private readonly RoleAssignment $assignment,
    private readonly AccountInterface $currentUser,
  ) {}

  public function validate(mixed $value, Constraint $constraint): void {
    assert($constraint instanceof GivenRolesConstraint && $value instanceof FieldItemListInterface);
    $user = $value->getEntity();
    assert($user instanceof UserInterface);
    foreach ($this->assignment->refused($user, $this->currentUser) as $role) {
      $this->context->buildViolation($constraint->refused, ['%role' => $role])->setCode('role-not-given')->addViolation();
    }
  }
}
